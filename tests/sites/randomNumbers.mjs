/** The largest number and one: numbers repeat after as many. */
export const RANDOM_LIMIT = 2_147_483_647

/**
 * Numbers from 1 on, below the limit, that look random and are the same for the same seed (Park and
 * Miller, CACM 31, 1988).
 * @param {number} seed from 1 on
 * @returns {() => number}
 */
export function randomNumbers(seed) {
  let state = seed
  return () => {
    state = (state * 48_271) % RANDOM_LIMIT
    return state
  }
}
