export { Flower, type Material, materials } from './Flower.tsx'
export {
  firstScene,
  landscapes,
  lights,
  paintedAs,
  type Scene,
  sceneCss,
  scenes,
  stillLandscapes,
  stillSceneCss,
  times,
  wallpaperPath,
} from './scenes.ts'
export { ToneFilter } from './ToneFilter.tsx'
export { Sheet, Shelf, Works } from './Works.tsx'
export {
  ClosingTriptych,
  Filmstrip,
  Heavens,
  Land,
  SceneDefs,
  World,
} from './World.tsx'
