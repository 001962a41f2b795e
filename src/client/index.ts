export { bundleClient, hydrationSource, loaderSource, type PageScript } from './bundle.ts'
