export { type AppPackages, type PackageList, readAppPackages } from './appPackages.ts'
export { isProvider, type Kit, type KitUse, kitOf, kits } from './kits.ts'
