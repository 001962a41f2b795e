/**
 * Apple's credit line in Apple's words (App Store Marketing Guidelines, “Legal Requirements”). They
 * stay in English everywhere: Apple publishes no other wording, and wants its marks in English.
 */
export const appleCreditLine =
  'Apple and the Apple logo are trademarks of Apple Inc., registered in the U.S. and other countries and regions. App Store is a service mark of Apple Inc.'
