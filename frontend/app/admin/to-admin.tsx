import { Navigate } from 'react-router-dom';

export const ToAdmin = () => <Navigate to="/adm" replace />;
