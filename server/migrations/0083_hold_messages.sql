CREATE INDEX commission_holds_booking_idx ON commission_holds (booking_id, held_at DESC);
CREATE INDEX commission_holds_state_idx ON commission_holds (state, decided_at DESC);

-- What the affiliate and administrators write about a hold. Entries are added and never changed; only what they say can
-- be erased.
CREATE TABLE hold_messages (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT hold_messages_pkey PRIMARY KEY,
  hold_id uuid NOT NULL CONSTRAINT hold_messages_hold_id_fkey REFERENCES commission_holds,
  at timestamptz NOT NULL,
  side text NOT NULL CONSTRAINT hold_messages_side_known CHECK (side IN ('affiliate', 'admin')),
  author_id uuid NOT NULL CONSTRAINT hold_messages_author_id_fkey REFERENCES users,
  -- Null once it was erased.
  text text,
  CONSTRAINT hold_messages_text_length CHECK (length(text) BETWEEN 1 AND 2000)
);
CREATE INDEX hold_messages_hold_idx ON hold_messages (hold_id, id);
CREATE INDEX hold_messages_author_idx ON hold_messages (author_id);

CREATE FUNCTION refuse_changed_hold_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.text IS NOT NULL OR to_jsonb(NEW) - 'text' IS DISTINCT FROM to_jsonb(OLD) - 'text' THEN
    RAISE EXCEPTION 'hold_messages is append-only';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER hold_messages_append_only BEFORE DELETE OR TRUNCATE ON hold_messages
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER hold_messages_only_erased BEFORE UPDATE ON hold_messages
  FOR EACH ROW EXECUTE FUNCTION refuse_changed_hold_messages();
