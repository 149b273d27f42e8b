import { type MoneyCase, moneyCase } from './money-case.ts'

/** Stays about which hotel and partner agreed afterwards. */
export const agreementCases: readonly MoneyCase[] = [
  moneyCase(
    'after a dispute one night of three, in dollars',
    { roomCents: 58800, agreedCents: 19600, rateBps: 1500 },
    ['earned', 19600, 2940, 588, 2352, 2352],
    'base 196.00 (agreed that 196.00 was kept); 15% = 29.4 → 29.40; 20% of it = 5.88 → 5.88; left 23.52; × 1 = $ 23.52 → 23.52',
  ),
  moneyCase(
    'a refund of five percent, in dollars',
    { roomCents: 147200, agreedCents: 139840, rateBps: 1500 },
    ['earned', 139840, 20976, 4195, 16781, 16781],
    'base 1398.40 (agreed that 1398.40 was kept); 15% = 209.76 → 209.76; 20% of it = 41.952 → 41.95; left 167.81; × 1 = $ 167.81 → 167.81',
  ),
  moneyCase(
    'agreed on nothing, in dollars',
    { roomCents: 58800, agreedCents: 0, rateBps: 1500 },
    ['void', 0, 0, 0, 0, 0],
    'base 0.00 (agreed that 0.00 was kept); 15% = 0 → 0.00; 20% of it = 0 → 0.00; left 0.00; × 1 = $ 0 → 0.00',
  ),
  moneyCase(
    'agreed on more than the price changes nothing, in dollars',
    { roomCents: 30000, agreedCents: 40000, rateBps: 1500 },
    ['earned', 30000, 4500, 900, 3600, 3600],
    'base 300.00 (agreed that 400.00 was kept); 15% = 45 → 45.00; 20% of it = 9 → 9.00; left 36.00; × 1 = $ 36 → 36.00',
  ),
  moneyCase(
    'after a dispute one night of three, in yen, without decimals',
    { currency: 'JPY', roomCents: 88200, agreedCents: 29400, rateBps: 1500 },
    ['earned', 29400, 4410, 882, 3528, 2353],
    'base 29400 (agreed that 29400 was kept); 15% = 4410 → 4410; 20% of it = 882 → 882; left 3528; × 0.00667 = $ 23.53176 → 23.53',
  ),
  moneyCase(
    'a refund of five percent, in yen, without decimals',
    { currency: 'JPY', roomCents: 220800, agreedCents: 209760, rateBps: 1500 },
    ['earned', 209760, 31464, 6293, 25171, 16789],
    'base 209760 (agreed that 209760 was kept); 15% = 31464 → 31464; 20% of it = 6292.8 → 6293; left 25171; × 0.00667 = $ 167.89057 → 167.89',
  ),
  moneyCase(
    'agreed on nothing, in yen, without decimals',
    { currency: 'JPY', roomCents: 88200, agreedCents: 0, rateBps: 1500 },
    ['void', 0, 0, 0, 0, 0],
    'base 0 (agreed that 0 was kept); 15% = 0 → 0; 20% of it = 0 → 0; left 0; × 0.00667 = $ 0 → 0.00',
  ),
  moneyCase(
    'agreed on more than the price changes nothing, in yen, without decimals',
    { currency: 'JPY', roomCents: 45000, agreedCents: 60000, rateBps: 1500 },
    ['earned', 45000, 6750, 1350, 5400, 3602],
    'base 45000 (agreed that 60000 was kept); 15% = 6750 → 6750; 20% of it = 1350 → 1350; left 5400; × 0.00667 = $ 36.018 → 36.02',
  ),
  moneyCase(
    'after a dispute one night of three, in dinars, with three decimals',
    { currency: 'KWD', roomCents: 176400, agreedCents: 58800, rateBps: 1500 },
    ['earned', 58800, 8820, 1764, 7056, 2297],
    'base 58.800 (agreed that 58.800 was kept); 15% = 8.82 → 8.820; 20% of it = 1.764 → 1.764; left 7.056; × 3.2551 = $ 22.967986 → 22.97',
  ),
  moneyCase(
    'a refund of five percent, in dinars, with three decimals',
    { currency: 'KWD', roomCents: 441600, agreedCents: 419520, rateBps: 1500 },
    ['earned', 419520, 62928, 12586, 50342, 16387],
    'base 419.520 (agreed that 419.520 was kept); 15% = 62.928 → 62.928; 20% of it = 12.5856 → 12.586; left 50.342; × 3.2551 = $ 163.868244 → 163.87',
  ),
  moneyCase(
    'agreed on nothing, in dinars, with three decimals',
    { currency: 'KWD', roomCents: 176400, agreedCents: 0, rateBps: 1500 },
    ['void', 0, 0, 0, 0, 0],
    'base 0.000 (agreed that 0.000 was kept); 15% = 0 → 0.000; 20% of it = 0 → 0.000; left 0.000; × 3.2551 = $ 0 → 0.00',
  ),
  moneyCase(
    'agreed on more than the price changes nothing, in dinars, with three decimals',
    { currency: 'KWD', roomCents: 90000, agreedCents: 120000, rateBps: 1500 },
    ['earned', 90000, 13500, 2700, 10800, 3516],
    'base 90.000 (agreed that 120.000 was kept); 15% = 13.5 → 13.500; 20% of it = 2.7 → 2.700; left 10.800; × 3.2551 = $ 35.15508 → 35.16',
  ),
]
