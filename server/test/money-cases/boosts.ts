import { type MoneyCase, moneyCase } from './money-case.ts'

/** Points on top of the rate for some of the nights. */
export const boostCases: readonly MoneyCase[] = [
  moneyCase(
    'three points of boost for one night of three, in dollars',
    { roomCents: 110400, rateBps: 1500, boosted: [{ priceCents: 36800, bps: 300 }] },
    ['earned', 110400, 17664, 3533, 14131, 14131],
    'base 1104.00 (room 1104.00); 15% + 3% on nights worth 368.00 of 1104.00 = 176.64 → 176.64; 20% of it = 35.328 → 35.33; left 141.31; × 1 = $ 141.31 → 141.31',
  ),
  moneyCase(
    'two boosts of different points, in dollars',
    {
      roomCents: 100000,
      rateBps: 1200,
      boosted: [
        { priceCents: 25000, bps: 300 },
        { priceCents: 25000, bps: 700 },
      ],
    },
    ['earned', 100000, 14500, 2900, 11600, 11600],
    'base 1000.00 (room 1000.00); 12% + 3% on nights worth 250.00 of 1000.00 + 7% on nights worth 250.00 of 1000.00 = 145 → 145.00; 20% of it = 29 → 29.00; left 116.00; × 1 = $ 116 → 116.00',
  ),
  moneyCase(
    'a boosted stay that was cancelled late, in dollars',
    {
      state: 'cancelled',
      roomCents: 110400,
      feeCents: 36800,
      rateBps: 1500,
      boosted: [{ priceCents: 36800, bps: 300 }],
    },
    ['earned', 36800, 5888, 1178, 4710, 4710],
    'base 368.00 (kept 368.00 of 1104.00); 15% + 3% on nights worth 368.00 of 1104.00 = 58.88 → 58.88; 20% of it = 11.776 → 11.78; left 47.10; × 1 = $ 47.1 → 47.10',
  ),
  moneyCase(
    'three points of boost for one night of three, in yen, without decimals',
    { currency: 'JPY', roomCents: 165600, rateBps: 1500, boosted: [{ priceCents: 55200, bps: 300 }] },
    ['earned', 165600, 26496, 5299, 21197, 14138],
    'base 165600 (room 165600); 15% + 3% on nights worth 55200 of 165600 = 26496 → 26496; 20% of it = 5299.2 → 5299; left 21197; × 0.00667 = $ 141.38399 → 141.38',
  ),
  moneyCase(
    'two boosts of different points, in yen, without decimals',
    {
      currency: 'JPY',
      roomCents: 150000,
      rateBps: 1200,
      boosted: [
        { priceCents: 37500, bps: 300 },
        { priceCents: 37500, bps: 700 },
      ],
    },
    ['earned', 150000, 21750, 4350, 17400, 11606],
    'base 150000 (room 150000); 12% + 3% on nights worth 37500 of 150000 + 7% on nights worth 37500 of 150000 = 21750 → 21750; 20% of it = 4350 → 4350; left 17400; × 0.00667 = $ 116.058 → 116.06',
  ),
  moneyCase(
    'a boosted stay that was cancelled late, in yen, without decimals',
    {
      currency: 'JPY',
      state: 'cancelled',
      roomCents: 165600,
      feeCents: 55200,
      rateBps: 1500,
      boosted: [{ priceCents: 55200, bps: 300 }],
    },
    ['earned', 55200, 8832, 1766, 7066, 4713],
    'base 55200 (kept 55200 of 165600); 15% + 3% on nights worth 55200 of 165600 = 8832 → 8832; 20% of it = 1766.4 → 1766; left 7066; × 0.00667 = $ 47.13022 → 47.13',
  ),
  moneyCase(
    'three points of boost for one night of three, in dinars, with three decimals',
    { currency: 'KWD', roomCents: 331200, rateBps: 1500, boosted: [{ priceCents: 110400, bps: 300 }] },
    ['earned', 331200, 52992, 10598, 42394, 13800],
    'base 331.200 (room 331.200); 15% + 3% on nights worth 110.400 of 331.200 = 52.992 → 52.992; 20% of it = 10.5984 → 10.598; left 42.394; × 3.2551 = $ 137.996709 → 138.00',
  ),
  moneyCase(
    'two boosts of different points, in dinars, with three decimals',
    {
      currency: 'KWD',
      roomCents: 300000,
      rateBps: 1200,
      boosted: [
        { priceCents: 75000, bps: 300 },
        { priceCents: 75000, bps: 700 },
      ],
    },
    ['earned', 300000, 43500, 8700, 34800, 11328],
    'base 300.000 (room 300.000); 12% + 3% on nights worth 75.000 of 300.000 + 7% on nights worth 75.000 of 300.000 = 43.5 → 43.500; 20% of it = 8.7 → 8.700; left 34.800; × 3.2551 = $ 113.27748 → 113.28',
  ),
  moneyCase(
    'a boosted stay that was cancelled late, in dinars, with three decimals',
    {
      currency: 'KWD',
      state: 'cancelled',
      roomCents: 331200,
      feeCents: 110400,
      rateBps: 1500,
      boosted: [{ priceCents: 110400, bps: 300 }],
    },
    ['earned', 110400, 17664, 3533, 14131, 4600],
    'base 110.400 (kept 110.400 of 331.200); 15% + 3% on nights worth 110.400 of 331.200 = 17.664 → 17.664; 20% of it = 3.5328 → 3.533; left 14.131; × 3.2551 = $ 45.997818 → 46.00',
  ),
]
