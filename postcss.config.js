module.exports = {
  plugins: [require("@tailwindcss/postcss")(), require("./scripts/postcss-older-browsers")()],
}
