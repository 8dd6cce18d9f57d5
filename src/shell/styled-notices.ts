import './notice-styles';

export { NoticeStack } from '../components/notice-stack';
