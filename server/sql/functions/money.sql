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

-- Rounds to a whole number, halves to the even one, so that many of them do not drift to one side.
CREATE OR REPLACE FUNCTION round_half_even(amount numeric) RETURNS numeric LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN abs(amount - trunc(amount)) = 0.5 THEN 2 * round(amount / 2) ELSE round(amount) END
$$;

-- Dollars for one unit of a currency on a day, as a booking takes its own; before the first rate there was, the first. A
-- query of many currencies joins this one, because it becomes part of the query where a scalar is called for each row.
CREATE OR REPLACE FUNCTION find_usd_rate(of_currency text, on_day date) RETURNS TABLE (usd_rate numeric)
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
  (SELECT r.usd_rate FROM exchange_rates r WHERE r.currency = of_currency AND r.valid_from <= on_day
   ORDER BY r.valid_from DESC, r.id DESC LIMIT 1)
  UNION ALL
  (SELECT r.usd_rate FROM exchange_rates r WHERE r.currency = of_currency ORDER BY r.valid_from, r.id DESC LIMIT 1)
  LIMIT 1
$$;

CREATE OR REPLACE FUNCTION usd_rate_on(of_currency text, on_day date) RETURNS numeric LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN of_currency = 'USD' THEN 1 ELSE (SELECT usd_rate FROM find_usd_rate(of_currency, on_day)) END
$$;
