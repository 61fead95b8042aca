/**
 * How Gatsby compiles the site, for the browsers of package.json's browserslist. Gatsby's own preset writes classes,
 * spread and destructuring in older words whatever that list says, which cost 2.4 KB on every page. Node reads the same
 * result when it renders the HTML. Jest has its own transform (`jest.config.js`).
 *
 * After a change here, `npm run clean` first: webpack's cache does not know this file.
 */
module.exports = {
  // `a?.b` becomes `a == null ? void 0 : a.b`: no browser's `document.all` and no getter with side effects is asked.
  assumptions: { noDocumentAll: true, pureGetters: true },
  presets: [
    ["@babel/preset-env", { bugfixes: true, modules: false }],
    ["@babel/preset-react", { runtime: "automatic" }],
  ],
}
