import { type MoneyCase, moneyCase } from './money-case.ts'

/** Cancellations and no-shows: what counts is what the hotel kept. */
export const feeCases: readonly MoneyCase[] = [
  moneyCase(
    'cancelled free of charge, in dollars',
    { state: 'cancelled', roomCents: 90000, feeCents: 0, rateBps: 1000 },
    ['void', 0, 0, 0, 0, 0],
    'base 0.00 (kept 0.00 of 900.00); 10% = 0 → 0.00; 20% of it = 0 → 0.00; left 0.00; × 1 = $ 0 → 0.00',
  ),
  moneyCase(
    'cancelled late, one night kept, in dollars',
    { state: 'cancelled', roomCents: 84600, feeCents: 28200, rateBps: 1200 },
    ['earned', 28200, 3384, 677, 2707, 2707],
    'base 282.00 (kept 282.00 of 846.00); 12% = 33.84 → 33.84; 20% of it = 6.768 → 6.77; left 27.07; × 1 = $ 27.07 → 27.07',
  ),
  moneyCase(
    'a no-show of which everything was kept, in dollars',
    { state: 'no-show', roomCents: 100800, feeCents: 100800, rateBps: 1500 },
    ['earned', 100800, 15120, 3024, 12096, 12096],
    'base 1008.00 (kept 1008.00 of 1008.00); 15% = 151.2 → 151.20; 20% of it = 30.24 → 30.24; left 120.96; × 1 = $ 120.96 → 120.96',
  ),
  moneyCase(
    'a no-show whose fee was waived, in dollars',
    { state: 'no-show', roomCents: 100800, feeCents: 0, rateBps: 1500 },
    ['void', 0, 0, 0, 0, 0],
    'base 0.00 (kept 0.00 of 1008.00); 15% = 0 → 0.00; 20% of it = 0 → 0.00; left 0.00; × 1 = $ 0 → 0.00',
  ),
  moneyCase(
    'a fee with city tax is counted up to the room price only, in dollars',
    { state: 'no-show', roomCents: 50000, feeCents: 53000, rateBps: 1000 },
    ['earned', 50000, 5000, 1000, 4000, 4000],
    'base 500.00 (kept 530.00 of 500.00); 10% = 50 → 50.00; 20% of it = 10 → 10.00; left 40.00; × 1 = $ 40 → 40.00',
  ),
  moneyCase(
    'a late cancellation of a price with VAT inside, in dollars',
    { state: 'cancelled', roomCents: 55000, includedVatCents: 5000, feeCents: 55000, rateBps: 1000 },
    ['earned', 50000, 5000, 1000, 4000, 4000],
    'base 500.00 (kept 550.00 of 500.00); 10% = 50 → 50.00; 20% of it = 10 → 10.00; left 40.00; × 1 = $ 40 → 40.00',
  ),
  moneyCase(
    'half of a price with VAT inside, which is half of the commission, in dollars',
    { state: 'cancelled', roomCents: 55000, includedVatCents: 5000, feeCents: 27500, rateBps: 1000 },
    ['earned', 25000, 2500, 500, 2000, 2000],
    'base 250.00 (kept 275.00 of 550.00, which is half of 500.00 without VAT); 10% = 25 → 25.00; 20% of it = 5 → 5.00; left 20.00; × 1 = $ 20 → 20.00',
  ),
  moneyCase(
    'cancelled free of charge, in yen, without decimals',
    { currency: 'JPY', state: 'cancelled', roomCents: 135000, feeCents: 0, rateBps: 1000 },
    ['void', 0, 0, 0, 0, 0],
    'base 0 (kept 0 of 135000); 10% = 0 → 0; 20% of it = 0 → 0; left 0; × 0.00667 = $ 0 → 0.00',
  ),
  moneyCase(
    'cancelled late, one night kept, in yen, without decimals',
    { currency: 'JPY', state: 'cancelled', roomCents: 126900, feeCents: 42300, rateBps: 1200 },
    ['earned', 42300, 5076, 1015, 4061, 2709],
    'base 42300 (kept 42300 of 126900); 12% = 5076 → 5076; 20% of it = 1015.2 → 1015; left 4061; × 0.00667 = $ 27.08687 → 27.09',
  ),
  moneyCase(
    'a no-show of which everything was kept, in yen, without decimals',
    { currency: 'JPY', state: 'no-show', roomCents: 151200, feeCents: 151200, rateBps: 1500 },
    ['earned', 151200, 22680, 4536, 18144, 12102],
    'base 151200 (kept 151200 of 151200); 15% = 22680 → 22680; 20% of it = 4536 → 4536; left 18144; × 0.00667 = $ 121.02048 → 121.02',
  ),
  moneyCase(
    'a no-show whose fee was waived, in yen, without decimals',
    { currency: 'JPY', state: 'no-show', roomCents: 151200, feeCents: 0, rateBps: 1500 },
    ['void', 0, 0, 0, 0, 0],
    'base 0 (kept 0 of 151200); 15% = 0 → 0; 20% of it = 0 → 0; left 0; × 0.00667 = $ 0 → 0.00',
  ),
  moneyCase(
    'a fee with city tax is counted up to the room price only, in yen, without decimals',
    { currency: 'JPY', state: 'no-show', roomCents: 75000, feeCents: 79500, rateBps: 1000 },
    ['earned', 75000, 7500, 1500, 6000, 4002],
    'base 75000 (kept 79500 of 75000); 10% = 7500 → 7500; 20% of it = 1500 → 1500; left 6000; × 0.00667 = $ 40.02 → 40.02',
  ),
  moneyCase(
    'a late cancellation of a price with VAT inside, in yen, without decimals',
    {
      currency: 'JPY',
      state: 'cancelled',
      roomCents: 82500,
      includedVatCents: 7500,
      feeCents: 82500,
      rateBps: 1000,
    },
    ['earned', 75000, 7500, 1500, 6000, 4002],
    'base 75000 (kept 82500 of 75000); 10% = 7500 → 7500; 20% of it = 1500 → 1500; left 6000; × 0.00667 = $ 40.02 → 40.02',
  ),
  moneyCase(
    'cancelled free of charge, in dinars, with three decimals',
    { currency: 'KWD', state: 'cancelled', roomCents: 270000, feeCents: 0, rateBps: 1000 },
    ['void', 0, 0, 0, 0, 0],
    'base 0.000 (kept 0.000 of 270.000); 10% = 0 → 0.000; 20% of it = 0 → 0.000; left 0.000; × 3.2551 = $ 0 → 0.00',
  ),
  moneyCase(
    'cancelled late, one night kept, in dinars, with three decimals',
    { currency: 'KWD', state: 'cancelled', roomCents: 253800, feeCents: 84600, rateBps: 1200 },
    ['earned', 84600, 10152, 2030, 8122, 2644],
    'base 84.600 (kept 84.600 of 253.800); 12% = 10.152 → 10.152; 20% of it = 2.0304 → 2.030; left 8.122; × 3.2551 = $ 26.437922 → 26.44',
  ),
  moneyCase(
    'a no-show of which everything was kept, in dinars, with three decimals',
    { currency: 'KWD', state: 'no-show', roomCents: 302400, feeCents: 302400, rateBps: 1500 },
    ['earned', 302400, 45360, 9072, 36288, 11812],
    'base 302.400 (kept 302.400 of 302.400); 15% = 45.36 → 45.360; 20% of it = 9.072 → 9.072; left 36.288; × 3.2551 = $ 118.121069 → 118.12',
  ),
  moneyCase(
    'a no-show whose fee was waived, in dinars, with three decimals',
    { currency: 'KWD', state: 'no-show', roomCents: 302400, feeCents: 0, rateBps: 1500 },
    ['void', 0, 0, 0, 0, 0],
    'base 0.000 (kept 0.000 of 302.400); 15% = 0 → 0.000; 20% of it = 0 → 0.000; left 0.000; × 3.2551 = $ 0 → 0.00',
  ),
  moneyCase(
    'a fee with city tax is counted up to the room price only, in dinars, with three decimals',
    { currency: 'KWD', state: 'no-show', roomCents: 150000, feeCents: 159000, rateBps: 1000 },
    ['earned', 150000, 15000, 3000, 12000, 3906],
    'base 150.000 (kept 159.000 of 150.000); 10% = 15 → 15.000; 20% of it = 3 → 3.000; left 12.000; × 3.2551 = $ 39.0612 → 39.06',
  ),
  moneyCase(
    'a late cancellation of a price with VAT inside, in dinars, with three decimals',
    {
      currency: 'KWD',
      state: 'cancelled',
      roomCents: 165000,
      includedVatCents: 15000,
      feeCents: 165000,
      rateBps: 1000,
    },
    ['earned', 150000, 15000, 3000, 12000, 3906],
    'base 150.000 (kept 165.000 of 150.000); 10% = 15 → 15.000; 20% of it = 3 → 3.000; left 12.000; × 3.2551 = $ 39.0612 → 39.06',
  ),
]
