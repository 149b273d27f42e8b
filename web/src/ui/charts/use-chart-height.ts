import { useMedia } from '../../lib/use-media.ts'

/** spec §9: 300; a little less where there is little room. */
export function useChartHeight(): number {
  return useMedia('(width < 48rem)') ? 240 : 300
}
