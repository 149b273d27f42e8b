import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import type { TestApp } from './app.ts'
import { hotelInput } from './hotel-input.ts'

/** Creates a hotel through the API and returns it as answered. */
export async function createHotel(app: TestApp, token: string, changes: Partial<HotelInput> = {}) {
  const answer = await app.ask('POST', '/api/v1/hotels', { token, body: hotelInput(changes) })
  if (answer.status !== 200) throw new Error(`no hotel was made: ${JSON.stringify(answer.body)}`)
  return answer.body.data
}
