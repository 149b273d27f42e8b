import type { TestApp } from './app.ts'

/** Lets minutes pass for every hold. Holds expire by the database's clock, which a test cannot move. */
export async function ageHolds({ sql }: Pick<TestApp, 'sql'>, minutes: number): Promise<void> {
  await sql`
    UPDATE bookings SET held_until = held_until - ${minutes} * interval '1 minute' WHERE state = 'held'`
}
