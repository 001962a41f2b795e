/** The modules whose logic is mutated, a run each, and the files of each. */
export const modules = {
  model: ['src/model/**/*.ts'],
  texts: ['src/texts/**/*.ts'],
  versions: ['src/versions/**/*.ts'],
  launch: ['src/launch/**/*.ts'],
  output: ['src/output/**/*.ts'],
  server: ['server/**/*.ts', '!server/main.ts'],
  contract: ['contract/**/*.ts'],
  commands: ['scripts/{commands,legal,verification}/**/*.ts'],
}
