module.exports = {
  plugins: [
    require("@tailwindcss/postcss")(),
    require("./scripts/postcss-older-browsers")(),
    require("./scripts/postcss-absent-elements")(),
  ],
}
