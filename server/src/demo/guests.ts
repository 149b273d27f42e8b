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
    email: `${plain}${random.between(1, 12)}@example.test`,
    phone: random.chance(0.7) ? `${phone} ${random.between(1000, 9999)}` : null,
    country,
    language,
  }
}

/** Most guests ask for nothing. Italians ask in Italian, the others in English. */
export function demoRequest(random: Random, language: string): string {
  const request = random.weighted([
    [80, { en: '', it: '' }],
    [4, { en: 'A quiet room, please.', it: 'Una camera tranquilla, per favore.' }],
    [3, { en: 'We arrive late, around 22:00.', it: 'Arriviamo tardi, verso le 22:00.' }],
    [3, { en: 'A cot for the baby.', it: 'Una culla per il bambino.' }],
    [2, { en: 'Vegetarian breakfast.', it: 'Colazione vegetariana.' }],
    [2, { en: 'It is our anniversary.', it: 'È il nostro anniversario.' }],
    [2, { en: 'Rooms next to each other if possible.', it: 'Se possibile, camere vicine.' }],
    [2, { en: 'A high floor, away from the lift.', it: 'Un piano alto, lontano dall’ascensore.' }],
    [2, { en: 'Parking for one car.', it: 'Un posto auto.' }],
  ])
  return language === 'it' ? request.it : request.en
}
