export type { BuildInput, RenderedPage } from './buildInput.ts'
export { sitePlugin } from './sitePlugin.ts'
