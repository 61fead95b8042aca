import js from "@eslint/js"
import tseslint from "typescript-eslint"

export default tseslint.config(js.configs.recommended, {
  files: ["**/*.ts"],
  extends: [...tseslint.configs.recommendedTypeChecked],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  rules: {
    "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
  },
})
