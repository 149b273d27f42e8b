/**
 * Says how often a property is tried. The fixed seed tries the same few cases in every run of the tests, so more of
 * them add little; `PROPERTY_SEED=random` looks for new ones and tries many.
 */
export function countRuns(few: number): number {
  return process.env.PROPERTY_SEED === 'random' ? few * 4 : few
}
