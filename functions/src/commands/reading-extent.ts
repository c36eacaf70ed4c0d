import { can, type Resource } from '@centre/domain/permissions';
import type { Extent } from '../data/lists.ts';
import type { KnownMember } from '../data/members.ts';

/** Members who may read a resource see all of it; everybody else sees what visitors see. */
export function extentFor(member: KnownMember | undefined, resource: Resource): Extent {
  return member && can(member.role, resource, 'read') ? 'everything' : 'published';
}
