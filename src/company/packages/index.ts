export { type AppPackages, filesOfApp, type PackageList, readAppPackages } from './appPackages.ts'
export { isProvider, type Kit, type KitUse, kitOf } from './kits.ts'
