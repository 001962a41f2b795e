/**
 * The company: what it wrote in its folder, read and checked (`folder`, `schema`); what holds in its countries
 * (`countries`); what its app contains (`packages`) and collects (`data`); its site as one value of a day (`site`); its
 * texts (`languages`, `texts`) and their published versions (`versions`); what app stores ask about the app (`store`);
 * the addresses of its pages (`routing`); and what is left to do before it goes live (`launch`).
 */
export * from './countries/index.ts'
export * from './data/index.ts'
export * from './folder/index.ts'
export * from './languages/index.ts'
export * from './launch/index.ts'
export * from './packages/index.ts'
export * from './routing/index.ts'
export * from './schema/index.ts'
export * from './site/index.ts'
export * from './store/index.ts'
export * from './texts/index.ts'
export * from './versions/index.ts'
