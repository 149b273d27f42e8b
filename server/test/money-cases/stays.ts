import { type MoneyCase, moneyCase } from './money-case.ts'

/** Stays that took place or are to come, with and without VAT inside the price. */
export const stayCases: readonly MoneyCase[] = [
  moneyCase(
    'a stay of four nights in dollars',
    { roomCents: 147200, rateBps: 1500 },
    ['earned', 147200, 22080, 4416, 17664, 17664],
    'base 1472.00 (room 1472.00); 15% = 220.8 → 220.80; 20% of it = 44.16 → 44.16; left 176.64; × 1 = $ 176.64 → 176.64',
  ),
  moneyCase(
    'a stay still to come in dollars',
    { state: 'confirmed', roomCents: 147200, rateBps: 1500 },
    ['expected', 147200, 22080, 4416, 17664, 17664],
    'base 1472.00 (room 1472.00); 15% = 220.8 → 220.80; 20% of it = 44.16 → 44.16; left 176.64; × 1 = $ 176.64 → 176.64',
  ),
  moneyCase(
    'a guest who is in the house, in dollars',
    { state: 'checked-in', roomCents: 64000, rateBps: 1200 },
    ['expected', 64000, 7680, 1536, 6144, 6144],
    'base 640.00 (room 640.00); 12% = 76.8 → 76.80; 20% of it = 15.36 → 15.36; left 61.44; × 1 = $ 61.44 → 61.44',
  ),
  moneyCase(
    'a price with VAT inside, in dollars',
    { roomCents: 110000, includedVatCents: 10000, rateBps: 1000 },
    ['earned', 100000, 10000, 2000, 8000, 8000],
    'base 1000.00 (room 1100.00 less VAT 100.00); 10% = 100 → 100.00; 20% of it = 20 → 20.00; left 80.00; × 1 = $ 80 → 80.00',
  ),
  moneyCase(
    'an odd price with VAT inside, in dollars',
    { roomCents: 33333, includedVatCents: 3030, rateBps: 1250 },
    ['earned', 30303, 3788, 758, 3030, 3030],
    'base 303.03 (room 333.33 less VAT 30.30); 12.5% = 37.87875 → 37.88; 20% of it = 7.576 → 7.58; left 30.30; × 1 = $ 30.3 → 30.30',
  ),
  moneyCase(
    'a stay of four nights in yen, without decimals',
    { currency: 'JPY', roomCents: 220800, rateBps: 1500 },
    ['earned', 220800, 33120, 6624, 26496, 17673],
    'base 220800 (room 220800); 15% = 33120 → 33120; 20% of it = 6624 → 6624; left 26496; × 0.00667 = $ 176.72832 → 176.73',
  ),
  moneyCase(
    'a stay still to come in yen, without decimals',
    { currency: 'JPY', state: 'confirmed', roomCents: 220800, rateBps: 1500 },
    ['expected', 220800, 33120, 6624, 26496, 17673],
    'base 220800 (room 220800); 15% = 33120 → 33120; 20% of it = 6624 → 6624; left 26496; × 0.00667 = $ 176.72832 → 176.73',
  ),
  moneyCase(
    'a guest who is in the house, in yen, without decimals',
    { currency: 'JPY', state: 'checked-in', roomCents: 96000, rateBps: 1200 },
    ['expected', 96000, 11520, 2304, 9216, 6147],
    'base 96000 (room 96000); 12% = 11520 → 11520; 20% of it = 2304 → 2304; left 9216; × 0.00667 = $ 61.47072 → 61.47',
  ),
  moneyCase(
    'a price with VAT inside, in yen, without decimals',
    { currency: 'JPY', roomCents: 165000, includedVatCents: 15000, rateBps: 1000 },
    ['earned', 150000, 15000, 3000, 12000, 8004],
    'base 150000 (room 165000 less VAT 15000); 10% = 15000 → 15000; 20% of it = 3000 → 3000; left 12000; × 0.00667 = $ 80.04 → 80.04',
  ),
  moneyCase(
    'an odd price with VAT inside, in yen, without decimals',
    { currency: 'JPY', roomCents: 49999, includedVatCents: 4545, rateBps: 1250 },
    ['earned', 45454, 5682, 1136, 4546, 3032],
    'base 45454 (room 49999 less VAT 4545); 12.5% = 5681.75 → 5682; 20% of it = 1136.4 → 1136; left 4546; × 0.00667 = $ 30.32182 → 30.32',
  ),
  moneyCase(
    'a stay of four nights in dinars, with three decimals',
    { currency: 'KWD', roomCents: 441600, rateBps: 1500 },
    ['earned', 441600, 66240, 13248, 52992, 17249],
    'base 441.600 (room 441.600); 15% = 66.24 → 66.240; 20% of it = 13.248 → 13.248; left 52.992; × 3.2551 = $ 172.494259 → 172.49',
  ),
  moneyCase(
    'a stay still to come in dinars, with three decimals',
    { currency: 'KWD', state: 'confirmed', roomCents: 441600, rateBps: 1500 },
    ['expected', 441600, 66240, 13248, 52992, 17249],
    'base 441.600 (room 441.600); 15% = 66.24 → 66.240; 20% of it = 13.248 → 13.248; left 52.992; × 3.2551 = $ 172.494259 → 172.49',
  ),
  moneyCase(
    'a guest who is in the house, in dinars, with three decimals',
    { currency: 'KWD', state: 'checked-in', roomCents: 192000, rateBps: 1200 },
    ['expected', 192000, 23040, 4608, 18432, 6000],
    'base 192.000 (room 192.000); 12% = 23.04 → 23.040; 20% of it = 4.608 → 4.608; left 18.432; × 3.2551 = $ 59.998003 → 60.00',
  ),
  moneyCase(
    'a price with VAT inside, in dinars, with three decimals',
    { currency: 'KWD', roomCents: 330000, includedVatCents: 30000, rateBps: 1000 },
    ['earned', 300000, 30000, 6000, 24000, 7812],
    'base 300.000 (room 330.000 less VAT 30.000); 10% = 30 → 30.000; 20% of it = 6 → 6.000; left 24.000; × 3.2551 = $ 78.1224 → 78.12',
  ),
  moneyCase(
    'an odd price with VAT inside, in dinars, with three decimals',
    { currency: 'KWD', roomCents: 99999, includedVatCents: 9090, rateBps: 1250 },
    ['earned', 90909, 11364, 2273, 9091, 2959],
    'base 90.909 (room 99.999 less VAT 9.090); 12.5% = 11.363625 → 11.364; 20% of it = 2.2728 → 2.273; left 9.091; × 3.2551 = $ 29.592114 → 29.59',
  ),
]
