import { hotelTime } from '@roomlark/contract/cancellation'

/**
 * The instant at which a hotel's clock shows a time. Where the clocks skip it, it is as long after midnight
 * as it says; where it comes twice, the first one.
 */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`)
  const offsetAt = (at: number) => Date.parse(`${hotelTime(new Date(at), timeZone)}:00Z`) - at
  // The offsets on both sides of a change of the clocks; no zone changes twice in two days.
  const [before, after] = [offsetAt(wanted - 86_400_000), offsetAt(wanted + 86_400_000)]
  const fits = [wanted - before, wanted - after].find((at) => at + offsetAt(at) === wanted)
  return new Date(fits ?? wanted - before)
}
