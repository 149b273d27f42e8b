-- Rows that are written once. Where people wrote something, erasing them may still empty it.

-- Refuses every change of a table that is only added to.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;

-- Lets a message of a booking be seen once and its text be erased, and nothing else.
CREATE OR REPLACE FUNCTION refuse_changed_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
     OR (NEW.id, NEW.booking_id, NEW.by_guest, NEW.author_id, NEW.at)
       IS DISTINCT FROM (OLD.id, OLD.booking_id, OLD.by_guest, OLD.author_id, OLD.at)
     OR (NEW.text IS NOT NULL AND NEW.text IS DISTINCT FROM OLD.text)
     OR (OLD.seen_at IS NOT NULL AND NEW.seen_at IS DISTINCT FROM OLD.seen_at) THEN
    RAISE EXCEPTION 'booking_messages is append-only';
  END IF;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER booking_messages_only_erased BEFORE UPDATE OR DELETE ON booking_messages
  FOR EACH ROW EXECUTE FUNCTION refuse_changed_messages();

-- Lets only one column of a row be erased, which the trigger names.
CREATE OR REPLACE FUNCTION refuse_all_but_erasing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR to_jsonb(NEW) IS DISTINCT FROM to_jsonb(OLD) || jsonb_build_object(TG_ARGV[0], NULL) THEN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER dispute_messages_only_erased BEFORE UPDATE OR DELETE ON dispute_messages
  FOR EACH ROW EXECUTE FUNCTION refuse_all_but_erasing('text');
CREATE OR REPLACE TRIGGER hold_messages_only_erased BEFORE UPDATE OR DELETE ON hold_messages
  FOR EACH ROW EXECUTE FUNCTION refuse_all_but_erasing('text');
CREATE OR REPLACE TRIGGER partnership_events_only_erased BEFORE UPDATE OR DELETE ON partnership_events
  FOR EACH ROW EXECUTE FUNCTION refuse_all_but_erasing('particulars');
CREATE OR REPLACE TRIGGER never_truncated_refuse BEFORE TRUNCATE ON never_truncated
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Refuses other terms for a booking than those it was referred on.
CREATE OR REPLACE FUNCTION refuse_new_referral_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the terms of a referral are frozen';
END
$$;
CREATE OR REPLACE TRIGGER booking_raises_frozen BEFORE UPDATE OR DELETE OR TRUNCATE ON booking_raises
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_new_referral_terms();
