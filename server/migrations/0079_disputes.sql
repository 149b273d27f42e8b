-- What somebody objects to, by a word that the product knows; their own words are the first message.
ALTER TABLE commission_disputes
  ADD COLUMN reason text NOT NULL DEFAULT 'other',
  -- What the commission was when the dispute was opened.
  ADD COLUMN opened_base_cents bigint NOT NULL DEFAULT 0,
  ADD COLUMN opened_gross_cents bigint NOT NULL DEFAULT 0,
  ADD COLUMN opened_net_cents bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT commission_disputes_reason_known CHECK (
    reason IN ('shorter-stay', 'not-stayed', 'refunded', 'not-theirs', 'too-little', 'stayed', 'wrong-rate', 'other'));
CREATE INDEX commission_disputes_booking_idx ON commission_disputes (booking_id, opened_at DESC);
CREATE INDEX commission_disputes_answer_idx ON commission_disputes (answer_by) WHERE ended_at IS NULL;

-- What hotel, partner and Roomlark write about a dispute, and each step of it. Entries are added and never changed; only
-- what they say can be erased.
CREATE TABLE dispute_messages (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT dispute_messages_pkey PRIMARY KEY,
  dispute_id uuid NOT NULL CONSTRAINT dispute_messages_dispute_id_fkey REFERENCES commission_disputes,
  at timestamptz NOT NULL,
  kind text NOT NULL CONSTRAINT dispute_messages_kind_known CHECK (
    kind IN ('opened', 'answered', 'proposed', 'accepted', 'settled', 'rejected', 'withdrawn')),
  side text NOT NULL CONSTRAINT dispute_messages_side_known CHECK (side IN ('hotel', 'affiliate', 'admin', 'system')),
  author_id uuid CONSTRAINT dispute_messages_author_id_fkey REFERENCES users,
  -- What was claimed or proposed that the hotel kept.
  base_cents bigint,
  -- Null where nothing was written, or once it was erased.
  text text,
  CONSTRAINT dispute_messages_author_fits CHECK ((side = 'system') = (author_id IS NULL)),
  CONSTRAINT dispute_messages_text_length CHECK (length(text) BETWEEN 1 AND 2000)
);
CREATE INDEX dispute_messages_dispute_idx ON dispute_messages (dispute_id, id);
CREATE INDEX dispute_messages_author_idx ON dispute_messages (author_id) WHERE author_id IS NOT NULL;

CREATE FUNCTION refuse_changed_dispute_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.text IS NOT NULL OR to_jsonb(NEW) - 'text' IS DISTINCT FROM to_jsonb(OLD) - 'text' THEN
    RAISE EXCEPTION 'dispute_messages is append-only';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER dispute_messages_append_only BEFORE DELETE OR TRUNCATE ON dispute_messages
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER dispute_messages_only_erased BEFORE UPDATE ON dispute_messages
  FOR EACH ROW EXECUTE FUNCTION refuse_changed_dispute_messages();
