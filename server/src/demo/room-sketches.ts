import type { RoomTypeInput } from '@roomlark/contract/rooms'
import type { FeeUnit } from '@roomlark/contract/tax-rules'
import type { Climate } from './seasons.ts'

type Bed = RoomTypeInput['beds'][number]['kind']

export type RoomSketch = {
  name: string
  about: string
  beds: Partial<Record<Bed, number>>
  adults: number
  children: number
  size: number
  /** The price in whole units of the hotel's currency. */
  price: number
  /** Rooms are numbered by floor: 201 is the first room on floor 2. */
  floor: number
  rooms: number
}

export type HotelRoomsSketch = {
  climate: Climate
  types: RoomSketch[]
  /** The price of breakfast per adult. */
  breakfast: number
  /** The tax per guest and night, which may have decimals. */
  cityTax: number
  vat: number
  vatOnTop?: true
  /** A fee besides the rooms, with the VAT of the rooms. */
  fee?: { name: string; amount: number; per: FeeUnit }
  /** The hotel is closed for now and has no upcoming guests. */
  resting?: true
}

export const hotelRoomsSketches: Record<string, HotelRoomsSketch> = {
  'Villa Marenne': {
    climate: 'coast',
    breakfast: 18,
    cityTax: 4,
    vat: 10,
    types: [
      {
        name: 'Garden Twin',
        about: 'Two beds and a door to the lemon trees.',
        ...{ beds: { single: 2 }, adults: 2, children: 1, size: 19, price: 165, floor: 1, rooms: 4 },
      },
      {
        name: 'Sea View Double',
        about: 'A balcony above the harbour, with room for two chairs and a bottle.',
        ...{ beds: { queen: 1 }, adults: 2, children: 1, size: 24, price: 240, floor: 2, rooms: 5 },
      },
      {
        name: 'Terrace Suite',
        about: 'Two rooms and a terrace under vines, the sea on three sides.',
        ...{ beds: { king: 1, sofa: 1 }, adults: 3, children: 2, size: 46, price: 380, floor: 3, rooms: 3 },
      },
    ],
  },
  'The Larkspur House': {
    climate: 'city',
    breakfast: 12,
    cityTax: 4,
    vat: 6,
    types: [
      {
        name: 'Courtyard Double',
        about: 'Quiet, tiled, and cool in August.',
        ...{ beds: { double: 1 }, adults: 2, children: 0, size: 16, price: 95, floor: 1, rooms: 2 },
      },
      {
        name: 'River Room',
        about: 'The Tagus between two chimneys.',
        ...{ beds: { queen: 1 }, adults: 2, children: 1, size: 21, price: 130, floor: 2, rooms: 1 },
      },
      {
        name: 'Family Attic',
        about: 'Four beds under the beams, and a window to the tram.',
        ...{
          beds: { double: 1, single: 2 },
          adults: 4,
          children: 2,
          size: 34,
          price: 170,
          floor: 3,
          rooms: 1,
        },
      },
    ],
  },
  'Alpenrose Lodge': {
    climate: 'alps',
    breakfast: 22,
    cityTax: 3.8,
    vat: 3.8,
    types: [
      {
        name: 'Larch Double',
        about: 'All wood, and a bench by the stove.',
        ...{ beds: { double: 1 }, adults: 2, children: 1, size: 20, price: 190, floor: 1, rooms: 2 },
      },
      {
        name: 'Eiger View Double',
        about: 'The north face from the pillow.',
        ...{ beds: { king: 1 }, adults: 2, children: 1, size: 24, price: 250, floor: 2, rooms: 2 },
      },
      {
        name: 'Family Chalet',
        about: 'Two floors, bunks for the small ones and a drying room.',
        ...{ beds: { king: 1, bunk: 2 }, adults: 4, children: 4, size: 58, price: 390, floor: 3, rooms: 1 },
      },
    ],
  },
  'Dar Sahira': {
    climate: 'desert',
    breakfast: 90,
    cityTax: 25,
    vat: 10,
    types: [
      {
        name: 'Courtyard Room',
        about: 'Clay walls around the fig tree.',
        ...{ beds: { double: 1 }, adults: 2, children: 1, size: 18, price: 900, floor: 1, rooms: 2 },
      },
      {
        name: 'Dune View Room',
        about: 'Sunrise over the erg, coffee on the step.',
        ...{ beds: { queen: 1 }, adults: 3, children: 1, size: 25, price: 1250, floor: 2, rooms: 2 },
      },
    ],
  },
  'Lakehouse Bellano': {
    climate: 'coast',
    breakfast: 24,
    cityTax: 3.5,
    vat: 10,
    types: [
      {
        name: 'Garden Room',
        about: 'Camellias to the left, the jetty to the right.',
        ...{ beds: { queen: 1 }, adults: 2, children: 1, size: 23, price: 220, floor: 1, rooms: 2 },
      },
      {
        name: 'Lake View Double',
        about: 'The ferry, the mountains, the evening.',
        ...{ beds: { king: 1 }, adults: 2, children: 1, size: 28, price: 310, floor: 2, rooms: 2 },
      },
      {
        name: 'Boathouse Suite',
        about: 'Above the boats, with stairs into the water.',
        ...{ beds: { king: 1, sofa: 1 }, adults: 3, children: 2, size: 52, price: 520, floor: 3, rooms: 1 },
      },
    ],
  },
  'Hotel Ostrander': {
    climate: 'city',
    breakfast: 19,
    cityTax: 0,
    vat: 17.4,
    vatOnTop: true,
    fee: { name: 'Destination fee', amount: 15, per: 'room-night' },
    types: [
      {
        name: 'Queen City Room',
        about: 'Brick, brass, and a desk that is used.',
        ...{ beds: { queen: 1 }, adults: 2, children: 1, size: 22, price: 159, floor: 4, rooms: 2 },
      },
      {
        name: 'King River Room',
        about: 'Twelve windows of river.',
        ...{ beds: { king: 1 }, adults: 2, children: 2, size: 28, price: 209, floor: 9, rooms: 2 },
      },
      {
        name: 'Corner Suite',
        about: 'Two streets, two skies, one jukebox.',
        ...{ beds: { king: 1, sofa: 1 }, adults: 4, children: 2, size: 48, price: 349, floor: 20, rooms: 1 },
      },
    ],
  },
  'Fjordlys Cabins': {
    climate: 'fjord',
    breakfast: 160,
    cityTax: 0,
    vat: 12,
    resting: true,
    types: [
      {
        name: 'Fjord Cabin',
        about: 'A glass gable and a stove.',
        ...{
          beds: { double: 1, single: 1 },
          adults: 3,
          children: 1,
          size: 30,
          price: 1450,
          floor: 1,
          rooms: 3,
        },
      },
      {
        name: 'Family Cabin',
        about: 'Bunks, a long table and the boat outside.',
        ...{
          beds: { double: 1, bunk: 2 },
          adults: 4,
          children: 4,
          size: 44,
          price: 2100,
          floor: 2,
          rooms: 2,
        },
      },
    ],
  },
  'Sandpiper Bungalows': {
    climate: 'tropics',
    breakfast: 250,
    cityTax: 0,
    vat: 7,
    fee: { name: 'Final cleaning', amount: 400, per: 'stay' },
    types: [
      {
        name: 'Garden Bungalow',
        about: 'On stilts among the palms.',
        ...{ beds: { queen: 1 }, adults: 2, children: 1, size: 26, price: 2200, floor: 1, rooms: 3 },
      },
      {
        name: 'Beach Bungalow',
        about: 'Fourteen steps to the sea at low tide, nine at high.',
        ...{ beds: { king: 1 }, adults: 2, children: 2, size: 32, price: 3600, floor: 2, rooms: 2 },
      },
    ],
  },
  'Pension Weingarten': {
    climate: 'city',
    breakfast: 11,
    cityTax: 2.5,
    vat: 10,
    resting: true,
    types: [
      {
        name: 'Double',
        about: 'Plain, bright, above the vines.',
        ...{ beds: { double: 1 }, adults: 2, children: 1, size: 17, price: 85, floor: 1, rooms: 2 },
      },
      {
        name: 'Vineyard Room',
        about: 'A balcony and the whole of Vienna at night.',
        ...{ beds: { queen: 1 }, adults: 2, children: 1, size: 21, price: 110, floor: 2, rooms: 2 },
      },
    ],
  },
  'Riad Oranger': {
    climate: 'desert',
    breakfast: 80,
    cityTax: 25,
    vat: 10,
    types: [
      {
        name: 'Patio Room',
        about: 'Beside the pool and the orange tree.',
        ...{ beds: { double: 1 }, adults: 2, children: 1, size: 18, price: 850, floor: 1, rooms: 2 },
      },
      {
        name: 'Terrace Room',
        about: 'On the roof, with the Atlas on clear days.',
        ...{ beds: { queen: 1 }, adults: 2, children: 1, size: 22, price: 1150, floor: 2, rooms: 2 },
      },
      {
        name: 'Orange Suite',
        about: 'A salon, a fountain, a very large bath.',
        ...{ beds: { king: 1, sofa: 1 }, adults: 3, children: 2, size: 40, price: 1900, floor: 3, rooms: 1 },
      },
    ],
  },
}

/** Every other hotel gets rooms to sell at a typical price for its star rating. */
export function plainHotelRooms(stars: number, unitsOfADollar: number): HotelRoomsSketch {
  const dollars = [55, 80, 110, 150, 240][stars - 1] ?? 110
  const rounded = (amount: number) => Number((amount * unitsOfADollar).toPrecision(2))
  return {
    climate: 'city',
    breakfast: rounded(12),
    cityTax: 0,
    vat: 10,
    types: [
      {
        name: 'Double Room',
        about: 'A good bed and a window that opens.',
        ...{
          beds: { double: 1 },
          adults: 2,
          children: 1,
          size: 18,
          price: rounded(dollars),
          floor: 1,
          rooms: 4,
        },
      },
      {
        name: 'Large Room',
        about: 'The same with a table and a view.',
        ...{
          beds: { queen: 1, sofa: 1 },
          adults: 3,
          children: 2,
          size: 28,
          price: rounded(dollars * 1.45),
          floor: 2,
          rooms: 2,
        },
      },
    ],
  }
}
