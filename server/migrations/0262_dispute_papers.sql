-- What goes with the answer to a dispute. The files themselves lie at the payment service.
CREATE TABLE payment_dispute_papers (
  dispute_id uuid NOT NULL REFERENCES payment_disputes (id),
  kind text NOT NULL,
  service_id text NOT NULL,
  name text NOT NULL,
  bytes integer NOT NULL,
  added_at timestamptz NOT NULL,
  CONSTRAINT payment_dispute_papers_pkey PRIMARY KEY (dispute_id, kind),
  CONSTRAINT payment_dispute_papers_kind_known CHECK (kind IN ('registration', 'stay', 'messages', 'receipt', 'other')),
  CONSTRAINT payment_dispute_papers_not_empty CHECK (bytes > 0)
);
