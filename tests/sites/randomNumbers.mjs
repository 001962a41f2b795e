const MODULUS = 2_147_483_647

/**
 * Whole numbers from 0 on that look random and are the same for the same seed (Park and Miller, with the
 * multiplier of CACM 36, 1993).
 * @param {number} seed from 1 on, below the modulus
 * @returns {(below: number) => number}
 */
export function randomNumbers(seed) {
  let state = seed
  return below => {
    state = (state * 48_271) % MODULUS
    return state % below
  }
}
