/**
 * The website: what pages show and how they look. It takes a `SiteBuild` and gives the routes with their markup
 * (`pages/routes.tsx`, which reads style sheets and is therefore taken from its own file, by Vike).
 */
export {
  Flower,
  firstScene,
  Heavens,
  Land,
  lights,
  paintedAs,
  type Scene,
  SceneDefs,
  scenes,
  wallpaperPath,
} from './artworks/index.ts'
export {
  type BadgeImage,
  type BadgeImages,
  type Mark,
  markDrawing,
  markSize,
  type PageFonts,
  type PageScript,
  type PictureFormat,
  type SharingPicture,
  type ShownScreen,
  type ShownScreens,
  type ShownWork,
  type ShownWorks,
  sharingSize,
} from './components/index.ts'
export * from './pages/index.ts'
