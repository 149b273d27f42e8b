-- outside a transaction
ALTER TABLE notifications VALIDATE CONSTRAINT notifications_params_fit;
CREATE INDEX CONCURRENTLY IF NOT EXISTS notifications_bulletins_idx ON notifications (occasion)
  WHERE event = 'bulletin';
