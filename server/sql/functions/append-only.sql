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
  IF (NEW.id, NEW.booking_id, NEW.by_guest, NEW.author_id, NEW.at)
       IS DISTINCT FROM (OLD.id, OLD.booking_id, OLD.by_guest, OLD.author_id, OLD.at)
     OR (NEW.text IS NOT NULL AND NEW.text IS DISTINCT FROM OLD.text)
     OR (OLD.seen_at IS NOT NULL AND NEW.seen_at IS DISTINCT FROM OLD.seen_at) THEN
    RAISE EXCEPTION 'booking_messages is append-only';
  END IF;
  RETURN NEW;
END
$$;

-- Lets only the text of a message about a dispute be erased.
CREATE OR REPLACE FUNCTION refuse_changed_dispute_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.text IS NOT NULL OR to_jsonb(NEW) - 'text' IS DISTINCT FROM to_jsonb(OLD) - 'text' THEN
    RAISE EXCEPTION 'dispute_messages is append-only';
  END IF;
  RETURN NEW;
END
$$;

-- Lets only the text of a message about a held commission be erased.
CREATE OR REPLACE FUNCTION refuse_changed_hold_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.text IS NOT NULL OR to_jsonb(NEW) - 'text' IS DISTINCT FROM to_jsonb(OLD) - 'text' THEN
    RAISE EXCEPTION 'hold_messages is append-only';
  END IF;
  RETURN NEW;
END
$$;

-- Lets only what somebody wrote with a step of a partnership be erased.
CREATE OR REPLACE FUNCTION refuse_changed_partnership_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.particulars IS NOT NULL
     OR to_jsonb(NEW) - 'particulars' IS DISTINCT FROM to_jsonb(OLD) - 'particulars' THEN
    RAISE EXCEPTION 'partnership_events is append-only';
  END IF;
  RETURN NEW;
END
$$;

-- Refuses other terms for a booking than those it was referred on.
CREATE OR REPLACE FUNCTION refuse_new_referral_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the terms of a referral are frozen';
END
$$;
