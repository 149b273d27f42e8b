import type { Random } from './random.ts'
import { readDemo } from './read-demo.ts'

type Origin = {
  country: string
  language: string
  phone: string
  first: [string, ...string[]]
  last: [string, ...string[]]
}

const origins = readDemo<[weight: number, origin: Origin][]>('guests')

export type DemoGuest = {
  name: string
  email: string
  phone: string | null
  country: string
  language: string
}

export function demoGuest(random: Random): DemoGuest {
  const { country, language, phone, first, last } = random.weighted(origins)
  const name = `${random.pick(first)} ${random.pick(last)}`
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.')
  return {
    name,
    email: `${plain}${random.between(1, 99)}@example.test`,
    phone: random.chance(0.7) ? `${phone} ${random.between(1000, 9999)}` : null,
    country,
    language,
  }
}

/** Most guests ask for nothing. */
export function demoRequest(random: Random): string {
  return random.weighted([
    [80, ''],
    [4, 'A quiet room, please.'],
    [3, 'We arrive late, around 22:00.'],
    [3, 'A cot for the baby.'],
    [2, 'Vegetarian breakfast.'],
    [2, 'It is our anniversary.'],
    [2, 'Rooms next to each other if possible.'],
    [2, 'A high floor, away from the lift.'],
    [2, 'Parking for one car.'],
  ])
}
