/** How many rooms there were, are or will be on a night. */
export type RoomsOn = (night: string) => number

/** From the rooms there are today back through what came and went since; nights to come have those of today. */
export function roomsOnNights(today: number, changes: { day: string; before: number }[]): RoomsOn {
  return (night) => changes.reduce((rooms, { day, before }) => (day > night ? rooms + before : rooms), today)
}
