-- Announcements that administrators write to hotels and affiliates.
CREATE TABLE bulletins (
  id uuid CONSTRAINT bulletins_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  version integer NOT NULL DEFAULT 1,
  audience text NOT NULL CONSTRAINT bulletins_audience_known CHECK (audience IN ('hotel', 'affiliate', 'both')),
  -- A title and a body by language; English is always there.
  texts jsonb NOT NULL CONSTRAINT bulletins_texts_have_english CHECK (texts ? 'en'),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Null for a draft.
  publish_at timestamptz,
  withdrawn_at timestamptz,
  -- Accounts are served in the order of their ids, in batches; this one was the last.
  reached_user_id uuid,
  finished_at timestamptz
);
CREATE INDEX bulletins_created_idx ON bulletins (created_at DESC, id);

ALTER TABLE notifications
  DROP CONSTRAINT notifications_params_fit,
  ADD CONSTRAINT notifications_params_fit CHECK (CASE event
    WHEN 'booking-new' THEN params ?& ARRAY['rooms', 'checkInOn', 'checkOutOn', 'guests', 'totalCents', 'currency']
    WHEN 'booking-changed' THEN params ?& ARRAY['reference']
    WHEN 'booking-cancelled' THEN params ?& ARRAY['reference']
    WHEN 'guest-message' THEN params ?& ARRAY['reference']
    WHEN 'review' THEN params ?& ARRAY['step', 'score']
    WHEN 'arrival-unconfirmed' THEN params ?& ARRAY['reference', 'dueOn']
    WHEN 'feed-failing' THEN params ?& ARRAY['calendar', 'fault']
    WHEN 'image-rejected' THEN params ? 'reason'
    WHEN 'partnership' THEN params ?& ARRAY['side', 'happened']
    WHEN 'sign-in' THEN params ?& ARRAY['device']
    WHEN 'account' THEN params ?& ARRAY['decision', 'userType']
    WHEN 'terms' THEN params ? 'kind'
    WHEN 'system' THEN params ? 'trouble'
    WHEN 'boost' THEN params ?& ARRAY['nights', 'ratePercent', 'boostedPercent']
    WHEN 'earning' THEN params ?& ARRAY['step', 'reference', 'netUsdCents']
    WHEN 'money' THEN params ?& ARRAY['news']
    WHEN 'team' THEN params ?& ARRAY['news']
    WHEN 'option-ending' THEN params ?& ARRAY['reference', 'until']
    WHEN 'group-ending' THEN params ?& ARRAY['held', 'until']
    WHEN 'bulletin' THEN params ?& ARRAY['title', 'body']
    ELSE false END) NOT VALID;
