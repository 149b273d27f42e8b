import { type MoneyCase, moneyCase } from './money-case.ts'

/** Where amounts are rounded, and the smallest and largest of them. */
export const amountCases: readonly MoneyCase[] = [
  moneyCase(
    'a commission that ends in half a minor unit rounds up, in dollars',
    { roomCents: 1005, rateBps: 1000, shareBps: 0 },
    ['earned', 1005, 101, 0, 101, 101],
    'base 10.05 (room 10.05); 10% = 1.005 → 1.01; 0% of it = 0 → 0.00; left 1.01; × 1 = $ 1.01 → 1.01',
  ),
  moneyCase(
    'just below half rounds down, in dollars',
    { roomCents: 104, rateBps: 1000 },
    ['earned', 104, 10, 2, 8, 8],
    'base 1.04 (room 1.04); 10% = 0.104 → 0.10; 20% of it = 0.02 → 0.02; left 0.08; × 1 = $ 0.08 → 0.08',
  ),
  moneyCase(
    'a share that ends in half a minor unit rounds up, in dollars',
    { roomCents: 2500, rateBps: 100, shareBps: 5000 },
    ['earned', 2500, 25, 13, 12, 12],
    'base 25.00 (room 25.00); 1% = 0.25 → 0.25; 50% of it = 0.125 → 0.13; left 0.12; × 1 = $ 0.12 → 0.12',
  ),
  moneyCase(
    'one minor unit, in dollars',
    { roomCents: 1, rateBps: 1000 },
    ['earned', 1, 0, 0, 0, 0],
    'base 0.01 (room 0.01); 10% = 0.001 → 0.00; 20% of it = 0 → 0.00; left 0.00; × 1 = $ 0 → 0.00',
  ),
  moneyCase(
    'a price of ten million, in dollars',
    { roomCents: 1000000000, rateBps: 1500 },
    ['earned', 1000000000, 150000000, 30000000, 120000000, 120000000],
    'base 10000000.00 (room 10000000.00); 15% = 1500000 → 1500000.00; 20% of it = 300000 → 300000.00; left 1200000.00; × 1 = $ 1200000 → 1200000.00',
  ),
  moneyCase(
    'a room for nothing, in dollars',
    { roomCents: 0, rateBps: 1500 },
    ['earned', 0, 0, 0, 0, 0],
    'base 0.00 (room 0.00); 15% = 0 → 0.00; 20% of it = 0 → 0.00; left 0.00; × 1 = $ 0 → 0.00',
  ),
  moneyCase(
    'a commission that ends in half a minor unit rounds up, in yen, without decimals',
    { currency: 'JPY', roomCents: 5, rateBps: 1000, shareBps: 0 },
    ['earned', 5, 1, 0, 1, 1],
    'base 5 (room 5); 10% = 0.5 → 1; 0% of it = 0 → 0; left 1; × 0.00667 = $ 0.00667 → 0.01',
  ),
  moneyCase(
    'just below half rounds down, in yen, without decimals',
    { currency: 'JPY', roomCents: 104, rateBps: 1000 },
    ['earned', 104, 10, 2, 8, 5],
    'base 104 (room 104); 10% = 10.4 → 10; 20% of it = 2 → 2; left 8; × 0.00667 = $ 0.05336 → 0.05',
  ),
  moneyCase(
    'a share that ends in half a minor unit rounds up, in yen, without decimals',
    { currency: 'JPY', roomCents: 2500, rateBps: 100, shareBps: 5000 },
    ['earned', 2500, 25, 13, 12, 8],
    'base 2500 (room 2500); 1% = 25 → 25; 50% of it = 12.5 → 13; left 12; × 0.00667 = $ 0.08004 → 0.08',
  ),
  moneyCase(
    'one minor unit, in yen, without decimals',
    { currency: 'JPY', roomCents: 1, rateBps: 1000 },
    ['earned', 1, 0, 0, 0, 0],
    'base 1 (room 1); 10% = 0.1 → 0; 20% of it = 0 → 0; left 0; × 0.00667 = $ 0 → 0.00',
  ),
  moneyCase(
    'a price of ten million, in yen, without decimals',
    { currency: 'JPY', roomCents: 1500000000, rateBps: 1500 },
    ['earned', 1500000000, 225000000, 45000000, 180000000, 120060000],
    'base 1500000000 (room 1500000000); 15% = 225000000 → 225000000; 20% of it = 45000000 → 45000000; left 180000000; × 0.00667 = $ 1200600 → 1200600.00',
  ),
  moneyCase(
    'a room for nothing, in yen, without decimals',
    { currency: 'JPY', roomCents: 0, rateBps: 1500 },
    ['earned', 0, 0, 0, 0, 0],
    'base 0 (room 0); 15% = 0 → 0; 20% of it = 0 → 0; left 0; × 0.00667 = $ 0 → 0.00',
  ),
  moneyCase(
    'a commission that ends in half a minor unit rounds up, in dinars, with three decimals',
    { currency: 'KWD', roomCents: 5, rateBps: 1000, shareBps: 0 },
    ['earned', 5, 1, 0, 1, 0],
    'base 0.005 (room 0.005); 10% = 0.0005 → 0.001; 0% of it = 0 → 0.000; left 0.001; × 3.2551 = $ 0.003255 → 0.00',
  ),
  moneyCase(
    'just below half rounds down, in dinars, with three decimals',
    { currency: 'KWD', roomCents: 104, rateBps: 1000 },
    ['earned', 104, 10, 2, 8, 3],
    'base 0.104 (room 0.104); 10% = 0.0104 → 0.010; 20% of it = 0.002 → 0.002; left 0.008; × 3.2551 = $ 0.026041 → 0.03',
  ),
  moneyCase(
    'a share that ends in half a minor unit rounds up, in dinars, with three decimals',
    { currency: 'KWD', roomCents: 2500, rateBps: 100, shareBps: 5000 },
    ['earned', 2500, 25, 13, 12, 4],
    'base 2.500 (room 2.500); 1% = 0.025 → 0.025; 50% of it = 0.0125 → 0.013; left 0.012; × 3.2551 = $ 0.039061 → 0.04',
  ),
  moneyCase(
    'one minor unit, in dinars, with three decimals',
    { currency: 'KWD', roomCents: 1, rateBps: 1000 },
    ['earned', 1, 0, 0, 0, 0],
    'base 0.001 (room 0.001); 10% = 0.0001 → 0.000; 20% of it = 0 → 0.000; left 0.000; × 3.2551 = $ 0 → 0.00',
  ),
  moneyCase(
    'a price of ten million, in dinars, with three decimals',
    { currency: 'KWD', roomCents: 3000000000, rateBps: 1500 },
    ['earned', 3000000000, 450000000, 90000000, 360000000, 117183600],
    'base 3000000.000 (room 3000000.000); 15% = 450000 → 450000.000; 20% of it = 90000 → 90000.000; left 360000.000; × 3.2551 = $ 1171836 → 1171836.00',
  ),
  moneyCase(
    'a room for nothing, in dinars, with three decimals',
    { currency: 'KWD', roomCents: 0, rateBps: 1500 },
    ['earned', 0, 0, 0, 0, 0],
    'base 0.000 (room 0.000); 15% = 0 → 0.000; 20% of it = 0 → 0.000; left 0.000; × 3.2551 = $ 0 → 0.00',
  ),
]
