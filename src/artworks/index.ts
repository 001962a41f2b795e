export { Flower, type Material, materials } from './Flower.tsx'
export { sceneCss, stillSceneCss } from './sceneCss.ts'
export {
  firstScene,
  lights,
  paintedAs,
  places,
  type Scene,
  scenes,
  times,
  wallpaperPath,
} from './scenes.ts'
export { Sheet, Shelf, Works } from './Works.tsx'
export {
  ClosingTriptych,
  Filmstrip,
  Heavens,
  Land,
  SceneDefs,
  World,
} from './World.tsx'
