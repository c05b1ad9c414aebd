import { queryTables } from '@maru/contracts/api/routes';
import type { QueryRoute } from '@maru/contracts/kernel/route';
import { myAddins } from '../identity/addin-binding/my-addins.ts';
import { mySessions } from '../identity/session/my-sessions.ts';
import { userHistory } from '../identity/user/user-history.ts';
import { userList } from '../identity/user/user-list.ts';
import { myData } from '../my-data/my-data.ts';
import { couponList } from '../shop/coupon/coupon-list.ts';
import { myCoupons } from '../shop/coupon/my-coupons.ts';
import { allItems } from '../shop/item/all-items.ts';
import { itemCategories } from '../shop/item/item-categories.ts';
import { itemInfo } from '../shop/item/item-info.ts';
import { itemList } from '../shop/item/item-list.ts';
import { itemOne } from '../shop/item/item-one.ts';
import { myLicences } from '../shop/licence/my-licences.ts';
import { myOrders } from '../shop/order/my-orders.ts';
import { orderInfo } from '../shop/order/order-info.ts';
import { managedOrder } from '../shop/order/managed-order.ts';
import { myPoints } from '../shop/points/my-points.ts';
import { orderList } from '../shop/order/order-list.ts';
import { siteConfig } from '../site/config/site-config.ts';
import { allSlides, slidesNow } from '../site/slide/slides.ts';
import { allQuestions } from '../shop/question/all-questions.ts';
import { myQuestions } from '../shop/question/my-questions.ts';
import { questionList } from '../shop/question/question-list.ts';
import { allReviews } from '../shop/review/all-reviews.ts';
import { myReviews } from '../shop/review/my-reviews.ts';
import { reviewList } from '../shop/review/review-list.ts';
import { commentList } from '../tracker/comment/comment-list.ts';
import { issueActivity } from '../tracker/issue/issue-activity.ts';
import { issueBoard } from '../tracker/issue/issue-board.ts';
import { issueInfo } from '../tracker/issue/issue-info.ts';
import { issueList } from '../tracker/issue/issue-list.ts';
import { myIssues } from '../tracker/issue/my-issues.ts';
import { search } from '../tracker/issue/search.ts';
import { changes } from '../tracker/live/changes.ts';
import { checkAble } from '../tracker/project/check-able.ts';
import { projectBoard } from '../tracker/project/project-board.ts';
import { projectInfo } from '../tracker/project/project-info.ts';
import { projectList } from '../tracker/project/project-list.ts';
import { projectMine } from '../tracker/project/project-mine.ts';
import type { QueryHandler, QueryHandlers } from './query-handler.ts';

type Tables = typeof queryTables;

/** Total over the contract's rows: a new read is a compile error until it has a handler. */
const handlers: { readonly [Name in keyof Tables]: QueryHandlers<Tables[Name]> } = {
  session: { mine: mySessions },
  myData: { mine: myData },
  addin: { mine: myAddins },
  userAdmin: { list: userList, history: userHistory },
  project: { list: projectList, board: projectBoard, mine: projectMine, checkAble, info: projectInfo },
  issue: {
    list: issueList,
    one: issueInfo,
    board: issueBoard,
    mine: myIssues,
    activity: issueActivity,
    search,
    changes,
  },
  comment: { list: commentList },
  item: { list: itemList, one: itemOne, categories: itemCategories, all: allItems, info: itemInfo },
  question: { list: questionList, mine: myQuestions, all: allQuestions },
  review: { list: reviewList, mine: myReviews, all: allReviews },
  licence: { mine: myLicences },
  order: { mine: myOrders, list: orderList, one: orderInfo, info: managedOrder },
  coupon: { mine: myCoupons, list: couponList },
  points: { mine: myPoints },
  config: { one: siteConfig },
  slide: { list: slidesNow, all: allSlides },
};

export interface AnsweredRow {
  readonly row: QueryRoute;
  readonly handler: QueryHandler;
}

const rowsOf = (table: Readonly<Record<string, QueryRoute>>, of: Readonly<Record<string, unknown>>) =>
  Object.entries(table).map(([name, row]) => ({ row, handler: of[name] as QueryHandler }));

/** Each row beside its handler, their types forgotten. */
export const answeredRows: readonly AnsweredRow[] = [
  ...rowsOf(queryTables.session, handlers.session),
  ...rowsOf(queryTables.myData, handlers.myData),
  ...rowsOf(queryTables.addin, handlers.addin),
  ...rowsOf(queryTables.userAdmin, handlers.userAdmin),
  ...rowsOf(queryTables.project, handlers.project),
  ...rowsOf(queryTables.issue, handlers.issue),
  ...rowsOf(queryTables.comment, handlers.comment),
  ...rowsOf(queryTables.item, handlers.item),
  ...rowsOf(queryTables.licence, handlers.licence),
  ...rowsOf(queryTables.order, handlers.order),
  ...rowsOf(queryTables.coupon, handlers.coupon),
  ...rowsOf(queryTables.points, handlers.points),
  ...rowsOf(queryTables.review, handlers.review),
  ...rowsOf(queryTables.question, handlers.question),
  ...rowsOf(queryTables.config, handlers.config),
  ...rowsOf(queryTables.slide, handlers.slide),
];
