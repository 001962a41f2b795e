export { ClosingTriptych } from './ClosingTriptych.tsx'
export { Filmstrip } from './Filmstrip.tsx'
export { Flower, type Material, materials, NeonFlower, PaperFlower } from './Flower.tsx'
export { Halos, Heavens } from './Heavens.tsx'
export { Dunes, Hills, Mist, Sea } from './Lands.tsx'
export { Sheet, Shelf } from './Shelf.tsx'
export { sceneCss, stillSceneCss } from './sceneCss.ts'
export {
  firstScene,
  lights,
  places,
  type Scene,
  scenePalette,
  scenes,
  times,
  wallpaperPath,
} from './scenes.ts'
export { Works } from './Works.tsx'
export { World } from './World.tsx'
