import { type MoneyCase, moneyCase } from './money-case.ts'

/** Rates and shares at their limits. */
export const rateCases: readonly MoneyCase[] = [
  moneyCase(
    'Roomlark keeps nothing, in dollars',
    { roomCents: 77700, rateBps: 1100, shareBps: 0 },
    ['earned', 77700, 8547, 0, 8547, 8547],
    'base 777.00 (room 777.00); 11% = 85.47 → 85.47; 0% of it = 0 → 0.00; left 85.47; × 1 = $ 85.47 → 85.47',
  ),
  moneyCase(
    'Roomlark keeps everything, in dollars',
    { roomCents: 77700, rateBps: 1100, shareBps: 10000 },
    ['earned', 77700, 8547, 8547, 0, 0],
    'base 777.00 (room 777.00); 11% = 85.47 → 85.47; 100% of it = 85.47 → 85.47; left 0.00; × 1 = $ 0 → 0.00',
  ),
  moneyCase(
    'a rate of nothing, in dollars',
    { roomCents: 77700, rateBps: 0 },
    ['earned', 77700, 0, 0, 0, 0],
    'base 777.00 (room 777.00); 0% = 0 → 0.00; 20% of it = 0 → 0.00; left 0.00; × 1 = $ 0 → 0.00',
  ),
  moneyCase(
    'a rate with two decimals, in dollars',
    { roomCents: 123457, rateBps: 1375 },
    ['earned', 123457, 16975, 3395, 13580, 13580],
    'base 1234.57 (room 1234.57); 13.75% = 169.753375 → 169.75; 20% of it = 33.95 → 33.95; left 135.80; × 1 = $ 135.8 → 135.80',
  ),
  moneyCase(
    'Roomlark keeps nothing, in yen, without decimals',
    { currency: 'JPY', roomCents: 116550, rateBps: 1100, shareBps: 0 },
    ['earned', 116550, 12821, 0, 12821, 8552],
    'base 116550 (room 116550); 11% = 12820.5 → 12821; 0% of it = 0 → 0; left 12821; × 0.00667 = $ 85.51607 → 85.52',
  ),
  moneyCase(
    'Roomlark keeps everything, in yen, without decimals',
    { currency: 'JPY', roomCents: 116550, rateBps: 1100, shareBps: 10000 },
    ['earned', 116550, 12821, 12821, 0, 0],
    'base 116550 (room 116550); 11% = 12820.5 → 12821; 100% of it = 12821 → 12821; left 0; × 0.00667 = $ 0 → 0.00',
  ),
  moneyCase(
    'a rate of nothing, in yen, without decimals',
    { currency: 'JPY', roomCents: 116550, rateBps: 0 },
    ['earned', 116550, 0, 0, 0, 0],
    'base 116550 (room 116550); 0% = 0 → 0; 20% of it = 0 → 0; left 0; × 0.00667 = $ 0 → 0.00',
  ),
  moneyCase(
    'a rate with two decimals, in yen, without decimals',
    { currency: 'JPY', roomCents: 185185, rateBps: 1375 },
    ['earned', 185185, 25463, 5093, 20370, 13587],
    'base 185185 (room 185185); 13.75% = 25462.9375 → 25463; 20% of it = 5092.6 → 5093; left 20370; × 0.00667 = $ 135.8679 → 135.87',
  ),
  moneyCase(
    'Roomlark keeps nothing, in dinars, with three decimals',
    { currency: 'KWD', roomCents: 233100, rateBps: 1100, shareBps: 0 },
    ['earned', 233100, 25641, 0, 25641, 8346],
    'base 233.100 (room 233.100); 11% = 25.641 → 25.641; 0% of it = 0 → 0.000; left 25.641; × 3.2551 = $ 83.464019 → 83.46',
  ),
  moneyCase(
    'Roomlark keeps everything, in dinars, with three decimals',
    { currency: 'KWD', roomCents: 233100, rateBps: 1100, shareBps: 10000 },
    ['earned', 233100, 25641, 25641, 0, 0],
    'base 233.100 (room 233.100); 11% = 25.641 → 25.641; 100% of it = 25.641 → 25.641; left 0.000; × 3.2551 = $ 0 → 0.00',
  ),
  moneyCase(
    'a rate of nothing, in dinars, with three decimals',
    { currency: 'KWD', roomCents: 233100, rateBps: 0 },
    ['earned', 233100, 0, 0, 0, 0],
    'base 233.100 (room 233.100); 0% = 0 → 0.000; 20% of it = 0 → 0.000; left 0.000; × 3.2551 = $ 0 → 0.00',
  ),
  moneyCase(
    'a rate with two decimals, in dinars, with three decimals',
    { currency: 'KWD', roomCents: 370371, rateBps: 1375 },
    ['earned', 370371, 50926, 10185, 40741, 13262],
    'base 370.371 (room 370.371); 13.75% = 50.926012 → 50.926; 20% of it = 10.1852 → 10.185; left 40.741; × 3.2551 = $ 132.616029 → 132.62',
  ),
]
