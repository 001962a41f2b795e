export { type BuildInput, type RenderedPage, sitePlugin } from './sitePlugin.ts'
