import { pageTable } from '../../company/index.ts'
import { currentInput } from './currentInput.ts'

/** The URLs to pre-render: every page of the page table. */
export default async function onBeforePrerenderStart(): Promise<string[]> {
  const { build } = await currentInput()
  return pageTable(build.site).all.map(({ path }) => path)
}
