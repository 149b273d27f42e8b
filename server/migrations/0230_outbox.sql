-- What services tell others, written in the transaction of the change (decision 0230). Dates are of nights that guests may
-- find otherwise than before; the audience are the accounts whose open pages are told.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT outbox_pkey PRIMARY KEY,
  transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  kind text NOT NULL,
  hotel_id uuid,
  from_on date,
  until_on date,
  params jsonb NOT NULL DEFAULT '{}',
  user_ids uuid[] NOT NULL DEFAULT '{}',
  admins boolean NOT NULL DEFAULT false,
  everyone boolean NOT NULL DEFAULT false,
  CONSTRAINT outbox_nights CHECK (num_nulls(from_on, until_on) <> 1)
);
CREATE INDEX outbox_transaction_idx ON outbox (transaction);

-- How far each consumer has read: what its snapshot saw was read, whatever order transactions committed in.
CREATE TABLE outbox_positions (
  consumer text CONSTRAINT outbox_positions_pkey PRIMARY KEY,
  position pg_snapshot NOT NULL
);
INSERT INTO outbox_positions (consumer, position)
SELECT consumer, pg_current_snapshot() FROM unnest(ARRAY['search', 'channels', 'webhooks']) AS consumer;
