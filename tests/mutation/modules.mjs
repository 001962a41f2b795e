/** The modules whose logic is mutated, a run each, and the files of each. */
export const modules = {
  model: ['src/model/**/*.ts'],
  texts: ['src/texts/**/*.ts'],
  versions: ['src/versions/**/*.ts'],
  launch: ['src/launch/**/*.ts'],
  output: ['src/output/**/*.ts'],
  traffic: ['src/traffic/**/*.ts', 'scripts/traffic/**/*.ts'],
  server: ['server/**/*.ts', '!server/main.ts'],
  // The list of differences between the servers is proved against a real nginx.
  contract: ['contract/**/*.ts', '!contract/serverDifferences.ts'],
  commands: ['scripts/commands/**/*.ts', 'scripts/legal/**/*.ts', 'scripts/verification/**/*.ts'],
}
