import type { Member, MemberDocument } from '@centre/domain/member/member';
import { daysAfter } from './time.ts';

/** Active member of the staff, who may only read. */
export function member(overrides: Partial<Member> = {}, index = 0): Member {
  return {
    id: `membre-${index}`,
    username: `membre${index}`,
    email: `membre${index}@cfpi.example`,
    role: 'VIEWER',
    isActive: true,
    createdAt: daysAfter('2024-09-02T07:30:00Z', index),
    lastLogin: null,
    canBeDeleted: true,
    ...overrides,
  };
}

/** Document `users/{uid}` of a member. */
export function memberDocument(overrides: Partial<MemberDocument> = {}): MemberDocument {
  const { username, email, role, isActive, createdAt, canBeDeleted } = member(overrides);
  return { username, email, role, isActive, createdAt, canBeDeleted };
}
