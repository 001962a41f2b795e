/** Where StrykerJS is installed, apart from the project's own packages: it brings 167 more. */
export const toolFolder = '.cache/mutation'

/** The last version that runs on Node 20. */
const version = '9.6.1'

export const toolPackages = ['core', 'vitest-runner'].map(
  name => `@stryker-mutator/${name}@${version}`,
)
