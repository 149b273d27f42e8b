-- What the last check of each part of the product found.
CREATE TABLE status_now (
  component text CONSTRAINT status_now_pkey PRIMARY KEY,
  -- The five minutes it was made for: servers that check at once count as one.
  slot timestamptz NOT NULL,
  is_up boolean NOT NULL,
  since timestamptz NOT NULL
);

-- In UTC. What a day has fewer checks than it has five minutes, nobody was there to check.
CREATE TABLE status_days (
  component text NOT NULL,
  day date NOT NULL,
  checks integer NOT NULL,
  failed integer NOT NULL,
  CONSTRAINT status_days_pkey PRIMARY KEY (component, day)
);
