import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Begins each project with what starts servers and waits for them: what reads pages, which does not wait, then
 * leaves no processor idle to the end.
 */
export class ServersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    return projects.flatMap(name => {
      const own = sorted.filter(({ project }) => project.name === name)
      const startsServers = ({ moduleId }: TestSpecification) =>
        moduleId.includes('/tests/servers/')
      return [...own.filter(startsServers), ...own.filter(file => !startsServers(file))]
    })
  }
}
