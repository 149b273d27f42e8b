import type { Random } from './random.ts'

type Origin = {
  country: string
  language: string
  phone: string
  first: [string, ...string[]]
  last: [string, ...string[]]
}

const origins: readonly [weight: number, origin: Origin][] = [
  [
    14,
    {
      country: 'DE',
      language: 'de',
      phone: '+49 30 555',
      first: ['Lena', 'Jonas', 'Katrin', 'Felix', 'Birgit', 'Noah', 'Greta'],
      last: ['Fischer', 'Weber', 'Hoffmann', 'Schäfer', 'Krüger', 'Vogel', 'Brandt'],
    },
  ],
  [
    13,
    {
      country: 'GB',
      language: 'en',
      phone: '+44 20 7946',
      first: ['Oliver', 'Amelia', 'George', 'Isla', 'Tunde', 'Freya', 'Harriet'],
      last: ['Hughes', 'Clarke', 'Adeyemi', 'Bennett', 'Okonkwo', 'Price', 'Whitaker'],
    },
  ],
  [
    12,
    {
      country: 'US',
      language: 'en',
      phone: '+1 202 555',
      first: ['Emma', 'Liam', 'Ava', 'Marcus', 'Grace', 'Ethan', 'Naomi'],
      last: ['Johnson', 'Rivera', 'Coleman', 'Nguyen', 'Patterson', 'Brooks', 'Delgado'],
    },
  ],
  [
    10,
    {
      country: 'FR',
      language: 'fr',
      phone: '+33 1 99 00',
      first: ['Claire', 'Julien', 'Camille', 'Hugo', 'Élodie', 'Mathis', 'Anaïs'],
      last: ['Dubois', 'Moreau', 'Lefèvre', 'Girard', 'Rousseau', 'Blanchet', 'Marchand'],
    },
  ],
  [
    9,
    {
      country: 'IT',
      language: 'it',
      phone: '+39 06 555',
      first: ['Giulia', 'Matteo', 'Chiara', 'Lorenzo', 'Elisa', 'Davide', 'Marta'],
      last: ['Conti', 'Ferrara', 'Ricci', 'Gallo', 'Marchetti', 'Bianchi', 'Serra'],
    },
  ],
  [
    8,
    {
      country: 'SE',
      language: 'sv',
      phone: '+46 8 555',
      first: ['Greta', 'Erik', 'Astrid', 'Nils', 'Elsa', 'Oskar', 'Maja'],
      last: ['Lindholm', 'Nyström', 'Sandberg', 'Hedlund', 'Åkesson', 'Forsberg', 'Wallin'],
    },
  ],
  [
    7,
    {
      country: 'ES',
      language: 'es',
      phone: '+34 91 555',
      first: ['Mateo', 'Lucía', 'Sergio', 'Carmen', 'Iker', 'Nuria', 'Álvaro'],
      last: ['Ferrer', 'Ortega', 'Navarro', 'Ibáñez', 'Castro', 'Molina', 'Rey'],
    },
  ],
  [
    6,
    {
      country: 'NL',
      language: 'nl',
      phone: '+31 20 555',
      first: ['Sanne', 'Daan', 'Lotte', 'Bram', 'Femke', 'Thijs', 'Noor'],
      last: ['de Vries', 'Bakker', 'Visser', 'Mulder', 'van Dijk', 'Smit', 'Hendriks'],
    },
  ],
  [
    6,
    {
      country: 'JP',
      language: 'ja',
      phone: '+81 3 5555',
      first: ['Hana', 'Ren', 'Yui', 'Haruto', 'Sakura', 'Daichi', 'Aoi'],
      last: ['Nakamura', 'Tanaka', 'Kobayashi', 'Yamada', 'Mori', 'Ishikawa', 'Ueda'],
    },
  ],
  [
    5,
    {
      country: 'IN',
      language: 'en',
      phone: '+91 11 5555',
      first: ['Arjun', 'Priya', 'Kabir', 'Ananya', 'Rohan', 'Meera', 'Vikram'],
      last: ['Mehta', 'Iyer', 'Kapoor', 'Rao', 'Banerjee', 'Desai', 'Nair'],
    },
  ],
  [
    5,
    {
      country: 'PT',
      language: 'pt',
      phone: '+351 21 555',
      first: ['Sofia', 'Tiago', 'Inês', 'Duarte', 'Beatriz', 'Rui', 'Leonor'],
      last: ['Almeida', 'Carvalho', 'Nunes', 'Teixeira', 'Lopes', 'Faria', 'Matos'],
    },
  ],
  [
    5,
    {
      country: 'AU',
      language: 'en',
      phone: '+61 2 5550',
      first: ['Chloe', 'Jack', 'Matilda', 'Cooper', 'Ruby', 'Angus', 'Imogen'],
      last: ['Mitchell', 'Walsh', 'Kelly', 'Donovan', 'Fraser', 'Nolan', 'Hartley'],
    },
  ],
]

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
