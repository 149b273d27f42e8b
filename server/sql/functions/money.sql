-- Amounts, in minor units of their currency.

-- How many minor units make one major unit, as contract/src/money.ts has it.
CREATE OR REPLACE FUNCTION minor_units(currency text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE
    WHEN currency IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV',
                      'XAF', 'XOF', 'XPF') THEN 1
    WHEN currency IN ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') THEN 1000
    WHEN currency IN ('CLF', 'UYW') THEN 10000
    ELSE 100 END
$$;

-- Converts an amount to cents of a dollar.
CREATE OR REPLACE FUNCTION usd_cents(cents bigint, currency text, usd_rate numeric) RETURNS bigint
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT round(cents * usd_rate * 100 / minor_units(currency))::bigint $$;

-- The way back from usd_cents.
CREATE OR REPLACE FUNCTION cents_of_usd(usd_cents numeric, currency text, usd_rate numeric) RETURNS bigint
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT round(usd_cents * minor_units(currency) / (100 * usd_rate))::bigint $$;

-- Dollars for one unit of a currency on a day, as a booking takes its own; before the first rate there was, the first.
CREATE OR REPLACE FUNCTION usd_rate_on(of_currency text, on_day date) RETURNS numeric LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN of_currency = 'USD' THEN 1 ELSE (
    SELECT usd_rate FROM exchange_rates WHERE currency = of_currency
    ORDER BY valid_from <= on_day DESC, CASE WHEN valid_from <= on_day THEN valid_from END DESC, valid_from, id DESC
    LIMIT 1) END
$$;
