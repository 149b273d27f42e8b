-- Affiliates are notified of the stays they bring.
INSERT INTO outbox_positions (consumer, position) VALUES ('earnings', pg_current_snapshot());

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
    ELSE false END) NOT VALID;
