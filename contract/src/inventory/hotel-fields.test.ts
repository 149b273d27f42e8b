import { expect, test } from 'vitest'
import { hotelFieldNames, mapHotelFields, pickHotelFields } from './hotel-fields.ts'
import { hotelColumns } from './hotel-import.ts'
import { HotelInput } from './hotel-input.ts'

test('the table has every field that an owner writes, and so has the import', () => {
  const fields = Object.keys(HotelInput.shape)
  expect(hotelFieldNames.toSorted()).toEqual(fields.toSorted())
  expect(Object.keys(hotelColumns)).toEqual(fields)
})

test('picking leaves out what is not written by an owner', () => {
  const written = mapHotelFields((name) => name as never)
  expect(pickHotelFields({ ...written, version: 3, ownerId: 'somebody' })).toEqual(written)
})
